// Runs in the page before anything of its own, and keeps what the browser tells about its painting.
globalThis.paint = { largest: 0, blocking: 0, shift: 0, first: 0 };

const observe = (type, note) =>
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry, globalThis.paint);
  }).observe({ type, buffered: true });

observe("largest-contentful-paint", ({ startTime }, paint) => {
  paint.largest = startTime;
});
observe("paint", ({ name, startTime }, paint) => {
  if (name === "first-contentful-paint") paint.first = startTime;
});
observe("layout-shift", ({ value, hadRecentInput }, paint) => {
  if (!hadRecentInput) paint.shift += value;
});
// What a long task takes beyond 50 ms is time in which a tap would have waited.
observe("longtask", ({ startTime, duration }, paint) => {
  if (startTime + duration > paint.first) paint.blocking += duration - 50;
});
