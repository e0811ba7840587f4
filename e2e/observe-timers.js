// Runs in a page before anything of its own: the waits in milliseconds of the timers that it
// starts, and of each repetition of one that repeats; a frame that it asks for counts as 0.
globalThis.waits = [];

const { setTimeout: later, setInterval: repeatedly, requestAnimationFrame: nextFrame } = globalThis;

globalThis.setTimeout = (act, wait = 0, ...rest) => {
  globalThis.waits.push(Number(wait));
  return later(act, wait, ...rest);
};
globalThis.setInterval = (act, wait = 0, ...rest) => {
  const counted = (...given) => {
    globalThis.waits.push(Number(wait));
    act(...given);
  };
  return repeatedly(counted, wait, ...rest);
};
globalThis.requestAnimationFrame = (act) => {
  globalThis.waits.push(0);
  return nextFrame(act);
};
