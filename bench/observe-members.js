// Runs in the page of a group order before anything of it: when its list of members first shows a
// text at a name, and when a button was last pressed.
globalThis.shownAt = (name, text) =>
  new Promise((resolve) => {
    const look = () => {
      const rows = [...document.querySelectorAll("main li")];
      const row = rows.find((each) => each.querySelector("bdi")?.textContent === name);
      if (!row?.textContent.includes(text)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });

document.addEventListener(
  "click",
  () => {
    globalThis.pressedAt = Date.now();
  },
  true,
);
