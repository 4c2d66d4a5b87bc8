/** Aims that are reported only, because they depend on the machine. */
export const AIMS = {
  reading: 99,
  otherScores: 100,
  cls: 0,
  firstHitMs: 500,
  firstActionMs: 400,
  /** Beside the same page with script at load. */
  firstActionTimes: 3,
};

/** A slow phone's connection, as Lighthouse has it: 1.6 Mbit/s and round trips of 150 ms, several of them before an answer. */
export const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 0.9 * 1_024) / 8,
  uploadThroughput: (675 * 0.9 * 1_024) / 8,
};

/** Slowdown of the processor, to that of a phone. */
export const THROTTLE = 4;
