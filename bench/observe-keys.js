// Runs in the page before anything of its own: how long it takes from each key press until the next
// frame is painted.
globalThis.keys = [];

addEventListener(
  "keydown",
  ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => globalThis.keys.push(performance.now() - timeStamp);
      channel.port2.postMessage(null);
    }),
  { capture: true },
);
