// Keeps the page's live parts up to date, shows times in the person's own zone, and copies lines.
(() => {
    "use strict";
    const interval = 1000;

    function localise(root) {
        for (const time of root.querySelectorAll("time[datetime]")) {
            const date = new Date(time.dateTime);
            const isToday = date.toDateString() === new Date().toDateString();
            time.textContent = isToday ? date.toLocaleTimeString() : date.toLocaleString();
        }
    }

    function announce(part, before) {
        const more = Number(part.dataset.count) - before;
        if (more <= 0) return;
        const noun = part.dataset.noun + (more === 1 ? "" : "s");
        document.getElementById("news").textContent = `${more} new ${noun}`;
    }

    async function refresh() {
        const answer = await fetch(location.href, { cache: "no-store", headers: { Accept: "text/html" } });
        if (!answer.ok) return;
        const next = new DOMParser().parseFromString(await answer.text(), "text/html");
        localise(next);
        for (const part of document.querySelectorAll("[data-live]")) {
            const fresh = next.getElementById(part.id);
            if (!fresh || fresh.innerHTML === part.innerHTML) continue;
            // What a person is using right now is left as it is until they are done.
            if (part.contains(document.activeElement) && document.activeElement.matches("button")) continue;
            const before = Number(part.dataset.count);
            part.replaceChildren(...document.adoptNode(fresh).childNodes);
            part.dataset.count = fresh.dataset.count;
            announce(part, before);
        }
    }

    async function tick() {
        if (document.visibilityState === "visible") {
            try {
                await refresh();
                document.body.classList.remove("offline");
            } catch {
                document.body.classList.add("offline");
            }
        }
        setTimeout(tick, interval);
    }

    document.addEventListener("click", async (event) => {
        const button = event.target.closest("button[data-copy]");
        if (!button) return;
        try {
            await navigator.clipboard.writeText(button.dataset.copy);
            button.textContent = "Copied";
        } catch {
            button.textContent = "Select and copy";
        }
        setTimeout(() => { button.textContent = "Copy"; button.blur(); }, 1200);
    });

    localise(document);
    setTimeout(tick, interval);
})();
