/** A longer frame is a stall, a hidden tab or a debugger: things do not jump by it. Seconds. */
export const MAX_DELTA_S = 1 / 4
/** What the first frame after a rest counts for, seconds. */
export const FIRST_DELTA_S = 1 / 60
