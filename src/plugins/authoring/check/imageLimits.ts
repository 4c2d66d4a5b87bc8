/** What an image may weigh and measure, in bytes and pixels. */
export interface Limits {
  bytes: number;
  minWidth: number;
  maxWidth: number;
  maxHeight: number;
}

/** The text column is 42rem wide, 672 px: a smaller image is blurred, one beyond twice that only heavier. */
export const ARTICLE_LIMITS: Limits = {bytes: 300_000, minWidth: 672, maxWidth: 1_600, maxHeight: 2_400};
/** A portrait is shown at 320 px at most, on screens with three device pixels per CSS pixel. */
export const PORTRAIT_LIMITS: Limits = {bytes: 150_000, minWidth: 320, maxWidth: 960, maxHeight: 1_280};
