// Runs in a store's tablet before anything of its own: when each ringing ticket is on the screen,
// by the number that its order ends with, and how long tasks of the main thread take.
globalThis.tickets = {};
globalThis.tasks = [];

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
}).observe({ type: "longtask" });

new MutationObserver(() => {
  for (const link of document.querySelectorAll("a[href^='/vendor/orders/']")) {
    const id = link.getAttribute("href").split("/").at(-1);
    if (id in globalThis.tickets) continue;
    globalThis.tickets[id] = 0;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        globalThis.tickets[id] = Date.now();
      };
      channel.port2.postMessage(null);
    });
  }
}).observe(document, { childList: true, subtree: true });
