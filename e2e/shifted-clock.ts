/**
 * Loaded before the server: its clock runs ahead by `E2E_CLOCK_AHEAD_MS`, so that a test can wait
 * for the day after.
 */
const ahead = Number(process.env.E2E_CLOCK_AHEAD_MS ?? 0);
const PresentDate = Date;

class ShiftedDate extends PresentDate {
  constructor(...moment: [] | [number | string | Date]) {
    super(moment.length === 0 ? PresentDate.now() + ahead : moment[0]);
  }

  static override now() {
    return PresentDate.now() + ahead;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
