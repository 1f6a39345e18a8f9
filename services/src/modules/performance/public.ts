/** What others may ask of appraisals: the builder of the demo's plans. */
export { buildPerformanceDemo } from './demo.ts';
