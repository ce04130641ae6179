// The forms of "My boxes" for each game, in each language, on small and large screens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoxes, WALL } from "./boxes-hands.mjs";
import { DESKTOP, everywhere, inside, PHONE, server, withoutFace, withServerAndBrowser } from "./harness.mjs";

withServerAndBrowser();

everywhere("Schinderhannes: the board is confirmed and traced, cards of every kind are entered by taps", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address, "/schinderhannes/board");
  const { page, tap } = boxes;
  await tap("push boos");
  assert.equal(await boxes.stored(), null, "what is only shown is not entered");
  await tap("push boos", "push boos", "push boos", "as mine");
  assert.match(await boxes.stored(), /ne = "boos simmern thiergarten trifthuette"/);
  await tap("map boos", "map oberhausen", "map obermoschel", "map obermoschel", "map kirn", "map simmern");
  assert.match(await boxes.stored(), /"boos oberhausen", "kirn simmern", "oberhausen obermoschel"/);
  await tap("road kirn simmern");
  assert.doesNotMatch(await boxes.stored(), /kirn simmern/);
  await tap("push kirn");
  assert.match(await boxes.says(), /every direction has 8/);
  await tap("take back");
  // Nobody knows how many roads there are: the board is complete when somebody says so, and then the net is looked at.
  const board = () => page.locator('[data-id="tab board"]').innerText();
  assert.match(await board(), /16\/17/);
  await tap("all roads");
  assert.match(await boxes.stored(), /\nboard = "complete"/);
  assert.doesNotMatch(await board(), /\//);
  const doubts = page.locator(".bar.doubt");
  assert.match(await boxes.says(), /Lettweiler has no road/);
  for (const doubt of await doubts.all()) assert.equal(await doubt.locator("button").count(), 2, "a doubt has two answers");
  await tap("more roads");
  assert.doesNotMatch(await boxes.stored(), /complete/);
  await tap("all roads", "to cards");
  // One quarter is one tap; the next card comes by itself.
  await tap("crime ane", "all sw");
  assert.match(await boxes.stored(), /1 = "ane: antes-muehle baerenbach hundsbach meddersheim"/);
  assert.match(await page.locator(".plate").innerText(), /Card 2/);
  await tap("crime mouton", "place boos", "place kirn", "place simmern", "place herrstein");
  assert.match(await page.locator(".plate").innerText(), /Card 3/);
  await page.keyboard.press("1");
  await page.keyboard.press("8");
  assert.match(await page.locator(".plate").innerText(), /Card 18/);
  await tap("group green east");
  assert.match(await page.locator(".plate").innerText(), /Card 19/);
  await tap("card 38", "crime embuscade", "crime effraction", "link neighbouring");
  assert.match(await page.locator(".plate").innerText(), /Card 39/);
  await tap("card 71", "place oberhausen", "crime mouton", "crime effraction", "card after");
  assert.match(await page.locator(".plate").innerText(), /Card 72/);
  await tap("card 73", "crime meurtre", "direction north");
  assert.match(await boxes.stored(), /18 = "green east"\n38 = "embuscade effraction neighbouring"\n71 = "oberhausen: mouton effraction"\n73 = "meurtre: north"/);
  // Two cards for one crime are asked about.
  await tap("card 3", "crime ane", "all se", "card 3");
  assert.match(await page.locator(".right .bar").first().innerText(), /same crime: 1 and 3/);
  await tap("card 1");
  assert.match(await page.locator(".right .bar").first().innerText(), /same crime: 1 and 3/, "it stands on both");
  assert.deepEqual(boxes.faults, []);
});

everywhere("Schinderhannes: a slip is found by a printed puzzle, the card is named, and mended it works out", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address);
  const { page, tap } = boxes;
  await page.evaluate(() => {
    const whole = Pack.shipped("schinderhannes").replace(/\[puzzles\][^]*$/, "");
    localStorage.setItem("confidant.box.1", Pack.change(whole, [["put", "cards", "12", "racket: simmern meisenheim oberhausen obermoschel"], ["answer", "card-expected 12"]]));
    location.hash = "#boxes/schinderhannes/cards";
  });
  await page.reload();
  await page.waitForSelector(".puzzles");
  assert.match(await page.locator(".puzzles").innerText(), /Puzzle 3\s*4 solutions/);
  const bar = page.locator(".bar.big");
  assert.match(await bar.innerText(), /Puzzle 3 does not work out: 4 solutions[^]*Card 12\s*Simmern[^]*Card 34\s*Burglary/);
  await page.keyboard.press("?");
  assert.match(await page.locator(".plate").innerText(), /Card 12/);
  assert.ok(await page.locator('[data-id="place simmern"].doubt').count(), "the doubtful field is marked");
  await boxes.hands.shot("boxes-suspicion");
  await tap("right 12");
  assert.doesNotMatch(await bar.innerText(), /Card 12/, "a card that is right is struck");
  await tap("right 34");
  assert.match(await bar.innerText(), /No single card explains it/);
  await tap("take back", "take back", "place simmern", "place lettweiler");
  assert.equal(await bar.count(), 0);
  assert.match(await page.locator(".bar.good").innerText(), /Puzzle 3 works out as printed/);
  // Without its solo cards a puzzle fits, and that is all that can be said.
  const solo = () => page.evaluate(() => ["73", "74", "75", "76"].map((card) => ["take", "cards", card]));
  const puzzles = await page.evaluate((changes) => Pack.proofs(Pack.change(Pack.shipped("schinderhannes"), changes)), await solo());
  assert.ok(puzzles.some(([state]) => state === "uncounted") && puzzles.every(([state]) => state === "uncounted" || state === "printed"), JSON.stringify(puzzles));
  // The lists of the book can be corrected, and put back.
  await tap("tab puzzles", "puzzle 4");
  await page.fill('[data-id="list 4"]', "8, 10 33");
  await tap("keep list 4");
  assert.match(await boxes.stored(), /\[puzzles\][^]*4 = "8 10 33"/);
  await tap("shipped 4");
  assert.doesNotMatch(await boxes.stored(), /\[puzzles\]/);
  assert.deepEqual(boxes.faults, []);
});

everywhere("Tiny Epic Crimes: suspects, hours drawn along the ring and by keys, badges, mats and cards", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tiny-epic-crimes/suspects");
  const { page, tap } = boxes;
  await tap("next suspect");
  const signs = ["sign red", "sign boss", "sign shoeprints", "sign car", "sign gun"];
  await tap(...signs);
  await page.fill('[data-id="suspect name"]', "Cleo");
  await tap(...signs);
  assert.match(await boxes.stored(), /A = "blue boss fingerprints motorcycle gun"\nB = "red boss shoeprints car gun"\nC = "red boss shoeprints car gun/);
  await tap("letter C");
  assert.match(await boxes.says(), /B and C have the same five signs/);
  await tap("letter B");
  assert.match(await boxes.says(), /B and C have the same five signs/, "it stands on both");
  assert.equal(await page.locator('[data-id="letter B"].now, [data-id="letter C"].look').count(), 2);
  await tap("letter C", "sign knife", "tab time.standard");
  assert.match(await boxes.stored(), /C = "red boss shoeprints car knife/);
  const ring = await page.locator(".ring").boundingBox();
  const at = (hour) => {
    const angle = ((hour - 0.5) * 7.5 - 90) * (Math.PI / 180);
    return [ring.x + ring.width * (0.5 + 0.42 * Math.cos(angle)), ring.y + ring.height * (0.5 + 0.42 * Math.sin(angle))];
  };
  await page.mouse.move(...at(13));
  await page.mouse.down();
  for (let hour = 14; hour <= 24; hour++) await page.mouse.move(...at(hour));
  await page.mouse.up();
  assert.match(await boxes.stored(), /night = "13-24"/);
  await page.mouse.click(...at(6));
  await tap("line");
  await page.locator(".ring").focus();
  for (const key of ["ArrowRight", "l", "n", "Shift+ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  assert.match(await boxes.stored(), /night = "7-8 13-24"\nlines = "6-7"/);
  assert.match(await page.getAttribute(".ring", "aria-valuetext"), /^Hour 10, Day, no line$/);
  await tap("take back", "take back", "that is all");
  assert.match(await boxes.stored(), /\[time\.standard\][^]*complete = true/);
  await tap("tab time.standard");
  assert.match(await boxes.says(), /Only hour \d+ is (night|day)|7/);
  // A form that nobody touched asks: it is empty on the board, or it waits.
  await tap("tab time.coop", "that is all");
  assert.match(await boxes.says(), /Nothing is entered here\. Is nothing printed there\?/);
  assert.doesNotMatch(await boxes.stored(), /time\.coop/);
  await tap("that is all later");
  assert.match(await page.locator(".plate").innerText(), /Badges/);
  assert.doesNotMatch(await boxes.stored(), /time\.coop/);
  await tap("next section", "next section none");
  assert.match(await boxes.stored(), /suspect = "none"\ninterrogation = "none"/);
  await tap("next section");
  assert.match(await boxes.says(), /Nothing is entered here yet\./);
  await tap("tab badge", "space 2", "space 3", "space 3", "next section");
  assert.match(await boxes.stored(), /suspect = "2"\ninterrogation = "3"/);
  await tap("detective witness", "detective search", "patrol-cop informant");
  assert.match(await boxes.stored(), /detective = "witness search"\npatrol-cop = "informant"/);
  assert.match(await boxes.says(), /together lack/);
  await tap("next section");
  await page.fill('[data-id="card name"]', "Evasion");
  await page.keyboard.press("Tab");
  await tap("timed", "gangsters more", "hours more", "hours more", "solver badge", "helpers suspect");
  assert.match(await boxes.stored(), /\{ name = "Evasion", timed = true, gangsters = 1, hours = 2, solver = "badge", helpers = "suspect" \}/);
  await tap("remove card");
  assert.doesNotMatch(await boxes.stored(), /Evasion/);
  assert.deepEqual(boxes.faults, []);
});

everywhere("Scotland Yard: the board is named, then only what differs", DESKTOP, async (context) => {
  const boxes = await openBoxes(context, server.address, "/scotland-yard");
  const { page, tap } = boxes;
  await tap("base newer", "next section", "move 3", "move 8", "move 24", "next section");
  await page.keyboard.type("35");
  await page.keyboard.press("Enter");
  await page.keyboard.type("104");
  assert.match(await boxes.stored(), /base = "newer"[^]*appearances = "3 8 24"[^]*mister-x = "35 104"/);
  assert.match(await boxes.says(), /Too few start cards/);
  await tap("start mister-x 35", "start mister-x 104", "next section");
  for (const [kind, count] of [["taxi", 12], ["bus", 8]]) await page.selectOption(`[data-id="ticket detective ${kind}"]`, String(count));
  assert.doesNotMatch(await boxes.stored(), /\ndetective = /, "half a row is not kept");
  await page.selectOption('[data-id="ticket detective underground"]', "4");
  assert.match(await boxes.stored(), /detective = "taxi 12 bus 8 underground 4"/);
  await tap("next section", "taxi 13 14 true");
  assert.match(await boxes.stored(), /with = \[[^]*"taxi 13 14"/);
  await tap("taxi 13 14 false");
  assert.doesNotMatch(await boxes.stored(), /taxi 13 14/, "it is so on the board since 2013");
  await page.fill('[data-id="line from"]', "204");
  await page.fill('[data-id="line to"]', "5");
  await tap("line with");
  assert.match(await boxes.says(), /Station 204 does not exist/);
  // A slip of a digit crosses half of London: it is asked about, and can be printed so.
  await page.fill('[data-id="line from"]', "5");
  await page.fill('[data-id="line to"]', "194");
  await tap("line with");
  const doubt = page.locator(".road-list .bar.doubt");
  assert.match(await doubt.innerText(), /Taxi 5-194: no such line on the board goes that far\./);
  await doubt.getByText("It is printed like that").click();
  assert.equal(await doubt.count(), 0);
  assert.match(await boxes.stored(), /line-far taxi 5 194/);
  assert.deepEqual(boxes.faults, []);
});

const PAGES = [
  "", "/tatort-themse", "/schinderhannes/board", "/schinderhannes/cards", "/schinderhannes/20", "/schinderhannes/40", "/schinderhannes/60", "/schinderhannes/75", "/schinderhannes/puzzles",
  "/tiny-epic-crimes/suspects", "/tiny-epic-crimes/time.standard", "/tiny-epic-crimes/badge", "/tiny-epic-crimes/officers", "/tiny-epic-crimes/events", "/tiny-epic-crimes/force",
  "/scotland-yard/base", "/scotland-yard/appearances", "/scotland-yard/start", "/scotland-yard/tickets", "/scotland-yard/map",
];

everywhere("a phone shows what to do, the current section and the next question", { ...PHONE, viewport: { width: 320, height: 568 } }, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  const { page, tap } = boxes;
  const inView = (selector) => page.evaluate((what) => {
    const { left, right, top, bottom } = document.querySelector(what).getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top < innerHeight && bottom > 0;
  }, selector);
  assert.match(await page.locator(".do").innerText(), /^Sort the 25 clues/);
  assert.ok(await inView(".do") && await inView(".clue-pad"));
  for (const heap of WALL.museum) await tap(`pad ${heap}`);
  await tap("next heap", "next heap", "next heap", "next heap");
  const row = await page.evaluate(() => [document.querySelector(".case.now").getBoundingClientRect().bottom, document.querySelector(".side").getBoundingClientRect().top]);
  assert.ok(row[0] <= row[1] + 1, `the heap of now is above the pad: ${row}`);
  for (const where of ["/tiny-epic-crimes/abilities", "/tiny-epic-crimes/suspects", "/scotland-yard/map", "/scotland-yard/base"]) {
    await boxes.goTo(where);
    assert.ok(await inView(".steps .on"), where);
  }
  for (const where of ["/tiny-epic-crimes/suspects", "/tiny-epic-crimes/time.standard", "/tiny-epic-crimes/badge", "/tiny-epic-crimes/officers", "/tiny-epic-crimes/events", "/scotland-yard/appearances", "/scotland-yard/start", "/scotland-yard/tickets"]) {
    await boxes.goTo(where);
    assert.ok(await inView(".do"), `${where} says what to do`);
    assert.match(await page.locator(".do").first().innerText(), /\w.*[.?]/, where);
  }
  await boxes.goTo("/tiny-epic-crimes/suspects");
  await tap("letter B", "sign red");
  const next = '.pair:has([data-id="sign boss"])';
  assert.ok(await page.locator(next).evaluate((pair) => pair.getBoundingClientRect().bottom <= innerHeight && pair.getBoundingClientRect().top >= 0));
  assert.deepEqual(boxes.faults, []);
});

/** What does not fit on the page, has no name, or is too small for a finger. */
const misfits = (page, phone) => page.evaluate((fingers) => {
  const root = document.getElementById("boxes");
  const bad = [];
  if (root.scrollWidth > root.clientWidth) bad.push(`the page is ${root.scrollWidth - root.clientWidth} too wide`);
  for (const key of root.querySelectorAll("button, a, input:not([type=file]), select")) {
    const box = key.getBoundingClientRect();
    if (box.width === 0) continue;
    const words = key.getAttribute("aria-label") || key.textContent.trim() || key.labels?.[0]?.textContent;
    if (!words) bad.push(`no name: ${key.outerHTML.slice(0, 80)}`);
    if (key.scrollWidth > key.clientWidth + 1 && key.matches("button")) bad.push(`cut off: ${words} (${key.scrollWidth} > ${key.clientWidth})`);
    if (fingers && key.matches("button") && (box.height < 44 || box.width < 44)) bad.push(`small: ${words} ${box.width}x${box.height}`);
  }
  return bad;
}, phone);

for (const shipped of [true, false]) {
  const face = shipped ? "in the shipped face" : "in a wide face that is not the page's";
  test(`every form fits in every language, has names and large keys, ${face}: phones of 390 and 320, desktop`, async () => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      for (const kind of [PHONE, { ...PHONE, viewport: { width: 320, height: 640 } }, { ...DESKTOP, viewport: { width: 1160, height: 800 } }]) {
        await inside({ ...kind, locale }, async (context) => {
          if (!shipped) await withoutFace(context);
          const boxes = await openBoxes(context, server.address);
          const faces = await boxes.page.evaluate(async () => [...await document.fonts.ready].map(({ status }) => status));
          assert.equal(faces.includes("loaded"), shipped);
          for (const where of PAGES) {
            await boxes.goTo(where);
            assert.deepEqual(await misfits(boxes.page, kind.isMobile === true), [], `${where || "list"} ${locale} ${kind.viewport.width}`);
          }
          assert.deepEqual(boxes.faults, []);
        })();
      }
    }
  });
}

for (const [name, kind] of [["phone", PHONE], ["desk", { ...DESKTOP, viewport: { width: 1160, height: 800 } }]]) {
  test(`letters twice as large, as people set them in their browser, make texts larger, and all fits: ${name}`, async () => {
    for (const locale of ["en-GB", "fr-FR", "de-DE"]) {
      await inside({ ...kind, locale }, async (context) => {
        const boxes = await openBoxes(context, server.address);
        const { page } = boxes;
        const size = (what) => page.locator(what).first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
        const sizes = async () => ({ lead: await size("#boxes .lead"), button: await size('[data-id="open file"]'), check: await size("#check-text"), hint: await size("#hint") });
        const before = await sizes();
        await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
        const after = await sizes();
        for (const what of ["lead", "button", "check"]) assert.equal(after[what], 2 * before[what], what);
        assert.equal(after.hint, before.hint, "below the device everything has its place");
        const bad = {};
        for (const where of PAGES) {
          await boxes.goTo(where);
          const found = await misfits(page, kind.isMobile === true);
          if (found.length > 0) bad[where || "list"] = found;
          if (locale === "de-DE") await boxes.hands.shot(`large-letters-${name}-${where.replaceAll("/", "-") || "list"}`);
        }
        assert.deepEqual(bad, {}, locale);
        assert.deepEqual(boxes.faults, []);
      })();
    }
  });
}

test("where people choose their own colours, what is chosen or next has an outline", inside({ ...DESKTOP, forcedColors: "active" }, async (context) => {
  const boxes = await openBoxes(context, server.address, "/tatort-themse");
  const { page } = boxes;
  const outline = (what) => page.locator(what).first().evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  assert.equal(await outline("#boxes .case.now"), "solid 3px");
  assert.equal(await outline("#boxes .clue.next"), "solid 3px");
  await boxes.goTo("/scotland-yard/base");
  await boxes.tap("base classic");
  assert.equal(await outline('[data-id="base classic"]'), "solid 3px");
  assert.notEqual(await outline('[data-id="base newer"]'), "solid 3px");
  assert.equal(await outline("#boxes .steps .on"), "solid 3px");
  assert.deepEqual(boxes.faults, []);
}));

test("every text is there in three languages, with the same gaps", inside(DESKTOP, async (context) => {
  const { page } = await openBoxes(context, server.address);
  const texts = await page.evaluate(() => BOX_TEXTS);
  for (const [key, words] of Object.entries(texts)) {
    assert.equal(words.length, 3, key);
    const gaps = words.map((text) => text.split("{}").length + text.split(" | ").length);
    assert.ok(words.every(Boolean) && new Set(gaps).size === 1, key);
  }
}));
