import Testing

@testable import WebUICore

/// A description of views, so that random ones can be made, changed and shown.
private indirect enum Plan: Hashable {
    case text(Int)
    case button(Int)
    case toggle(Int)
    case stack(isVertical: Bool, [Plan])
    case optional(Plan?)
    case branch(Bool, Plan, Plan)
    case rows([Int: Plan], order: [Int])
    case padded(Plan)
    case overlaid(Plan, Plan)
    case identified(Int, Plan)
    case list([Plan])
    case section(Plan, [Plan])
    case disabled(Bool, Plan)
}

private struct Planned: View {
    let plan: Plan

    var body: some View {
        // Each case is a type of its own, as in source: AnyView tells them apart.
        switch plan {
        case .text(let number): AnyView(Text("text \(number)"))
        case .button(let number): AnyView(Button("button \(number)") {})
        case .toggle(let number): AnyView(Toggle("toggle \(number)", isOn: .constant(number.isMultiple(of: 2))))
        case .stack(true, let plans): AnyView(VStack { many(plans) })
        case .stack(false, let plans): AnyView(HStack(spacing: 4) { many(plans) })
        case .optional(let plan): AnyView(Group { if let plan { Planned(plan: plan) } })
        case .branch(let isFirst, let first, let second):
            AnyView(Group { if isFirst { Planned(plan: first) } else { Planned(plan: second).bold() } })
        case .rows(let plans, let order):
            AnyView(ForEach(order, id: \.self) { Planned(plan: plans[$0] ?? .text($0)) })
        case .padded(let plan): AnyView(Planned(plan: plan).padding(4).opacity(0.5))
        case .overlaid(let plan, let layer): AnyView(Planned(plan: plan).overlay { Planned(plan: layer) })
        case .identified(let id, let plan): AnyView(Planned(plan: plan).id(id))
        case .list(let plans): AnyView(List { many(plans) })
        case .section(let header, let plans):
            AnyView(
                Section {
                    many(plans)
                } header: {
                    Planned(plan: header)
                }
            )
        case .disabled(let isDisabled, let plan): AnyView(Planned(plan: plan).disabled(isDisabled))
        }
    }

    private func many(_ plans: [Plan]) -> some View {
        ForEach(plans.indices, id: \.self) { Planned(plan: plans[$0]) }
    }
}

@MainActor
private final class PlanModel: ObservableObject {
    @Published var plan: Plan
    init(_ plan: Plan) { self.plan = plan }
}

private struct Root: View {
    @ObservedObject var model: PlanModel
    var body: some View { Planned(plan: model.plan) }
}

@MainActor
@Suite struct RandomViews {
    /// What is patched step by step equals what a new tab shows at once, ids aside; `Page` checks every patch.
    @Test(arguments: 0..<40)
    func patchingEqualsRenderingAnew(seed: UInt64) async {
        var planner = Planner(seed: seed)
        let model = PlanModel(planner.plan(depth: 4))
        let page = Page { Root(model: model) }
        for _ in 0..<12 {
            model.plan = planner.change(model.plan)
            page.tab.flush()
            let fresh = Page { Root(model: PlanModel(model.plan)) }
            #expect(page.mirror.shape == fresh.mirror.shape)
            let ids = page.mirror.flattened.map(\.id)
            #expect(Set(ids).count == ids.count)
        }
        page.tab.close()
    }
}

extension RenderNode {
    /// The tree without its ids.
    fileprivate var shape: Shape { Shape(element: element, attributes: attributes, children: children.map(\.shape)) }

    fileprivate struct Shape: Equatable {
        let element: RenderElement
        let attributes: NodeAttributes
        let children: [Shape]
    }
}

private struct Planner {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func plan(depth: Int) -> Plan {
        switch depth == 0 ? roll(3) : roll(13) {
        case 0: .text(roll(5))
        case 1: .button(roll(5))
        case 2: .toggle(roll(5))
        case 3: .stack(isVertical: chance(2), plans(depth))
        case 4: .optional(chance(2) ? plan(depth: depth - 1) : nil)
        case 5: .branch(chance(2), plan(depth: depth - 1), plan(depth: depth - 1))
        case 6: rows(depth)
        case 7: .padded(plan(depth: depth - 1))
        case 8: .overlaid(plan(depth: depth - 1), plan(depth: depth - 1))
        case 9: .identified(roll(3), plan(depth: depth - 1))
        case 10: .list(plans(depth))
        case 11: .section(plan(depth: depth - 1), plans(depth))
        default: .disabled(chance(2), plan(depth: depth - 1))
        }
    }

    mutating func change(_ plan: Plan) -> Plan {
        if chance(8) { return self.plan(depth: 2) }
        switch plan {
        case .text, .button, .toggle: return chance(3) ? self.plan(depth: 0) : plan
        case .stack(let isVertical, let plans): return .stack(isVertical: isVertical, change(plans))
        case .optional(let inner): return .optional(chance(3) ? nil : inner.map { change($0) } ?? self.plan(depth: 1))
        case .branch(let isFirst, let first, let second):
            return .branch(chance(3) ? !isFirst : isFirst, change(first), change(second))
        case .rows(var plans, var order):
            for (key, plan) in plans.sorted(by: { $0.key < $1.key }) { plans[key] = change(plan) }
            if chance(2) { order.shuffle(using: &generator) }
            if chance(3), !order.isEmpty { order.removeFirst() }
            if chance(3) { order.append((order.max() ?? 0) + 1) }
            return .rows(plans, order: order)
        case .padded(let inner): return .padded(change(inner))
        case .overlaid(let inner, let layer): return .overlaid(change(inner), change(layer))
        case .identified(let id, let inner): return .identified(chance(3) ? id + 1 : id, change(inner))
        case .list(let plans): return .list(change(plans))
        case .section(let header, let plans): return .section(change(header), change(plans))
        case .disabled(let isDisabled, let inner): return .disabled(chance(4) ? !isDisabled : isDisabled, change(inner))
        }
    }

    private mutating func change(_ plans: [Plan]) -> [Plan] {
        var plans = plans.map { change($0) }
        if chance(3) { plans.append(plan(depth: 1)) }
        if chance(4), !plans.isEmpty { plans.removeLast() }
        return plans
    }

    private mutating func plans(_ depth: Int) -> [Plan] { (0..<roll(4)).map { _ in plan(depth: depth - 1) } }

    private mutating func rows(_ depth: Int) -> Plan {
        let order = Array(0..<roll(6))
        return .rows(
            Dictionary(uniqueKeysWithValues: order.map { ($0, plan(depth: depth - 1)) }),
            order: order
        )
    }

    private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &generator) }
    private mutating func chance(_ oneIn: Int) -> Bool { roll(oneIn) == 0 }
}
