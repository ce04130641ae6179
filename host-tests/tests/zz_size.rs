#[test]
fn sizes() {
    use confidant_companion::games::*;
    use confidant_companion::play::Play;
    println!("SY {}", size_of::<Play<scotland_yard::Screens>>());
    println!("TT {}", size_of::<Play<tatort_themse::Screens>>());
    println!("clock {}", size_of::<Play<tiny_epic_crimes::ClockScreens>>());
    println!(
        "case {} flow {} game {}",
        size_of::<Play<tiny_epic_crimes::CaseScreens>>(),
        size_of::<tiny_epic_crimes::CaseScreens>(),
        size_of::<confidant_core::tiny_epic_crimes::TinyEpicCrimes>()
    );
    println!(
        "table {} task {} draft {}",
        size_of::<confidant_core::tiny_epic_crimes::Table>(),
        size_of::<confidant_core::tiny_epic_crimes::Task>(),
        size_of::<tiny_epic_crimes::Draft>()
    );
    println!(
        "SH {} solo {}",
        size_of::<Play<schinderhannes::Screens>>(),
        size_of::<Play<schinderhannes::SoloScreens>>()
    );
    println!("SH draft {}", size_of::<schinderhannes::Draft>());
}
