// Runs in each measured page from the start and collects the browser's performance entries. Plain JavaScript, because
// helper code that a compiler adds does not exist in the page.
window.seen = { largestPaint: 0, shift: 0, longTasks: [] };

/** @type {(type: string, each: (entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void) => void} */
const watch = (type, each) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });

watch('largest-contentful-paint', (entry) => {
  window.seen.largestPaint = entry.startTime;
});
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.seen.shift += entry.value ?? 0;
});
watch('longtask', ({ startTime, duration }) => {
  window.seen.longTasks.push({ start: startTime, end: startTime + duration });
});
