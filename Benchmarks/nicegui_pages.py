"""The pages that `webui.py` measures, in NiceGUI: a counter, 200 rows reversed in two ways, and 20 rows.

usage: nicegui_pages.py PORT
"""

import sys

from nicegui import ui


def row(number):
    with ui.row().classes("w-full items-center justify-between") as element:
        with ui.column():
            ui.label(f"Row {number}")
            ui.label("A second line")
        button = ui.button("0", on_click=lambda: button.set_text(str(int(button.text) + 1)))
    return element


@ui.page("/counter")
def counter():
    pressed = 0

    def press():
        nonlocal pressed
        pressed += 1
        text.set_text(f"Pressed {pressed} times")

    text = ui.label("Pressed 0 times").classes("count")
    ui.button("Press me", on_click=press).classes("press")


@ui.page("/refreshable")
def refreshable():
    numbers = list(range(1, 201))

    @ui.refreshable
    def rows():
        with ui.column().classes("w-full rows"):
            for number in numbers:
                row(number)

    def reverse():
        numbers.reverse()
        rows.refresh()

    ui.button("Reverse all", on_click=reverse).classes("reverse")
    rows()


@ui.page("/move")
def move():
    def reverse():
        for element in list(column):
            element.move(target_index=0)

    ui.button("Reverse all", on_click=reverse).classes("reverse")
    with ui.column().classes("w-full rows") as column:
        for number in range(1, 201):
            row(number)


@ui.page("/twenty")
def twenty():
    with ui.column().classes("w-full rows"):
        for number in range(1, 21):
            row(number)


ui.run(host="127.0.0.1", port=int(sys.argv[1]), reload=False, show=False)
