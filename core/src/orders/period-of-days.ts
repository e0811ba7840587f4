import { day } from "../values.ts";

/** The most days of one period. */
export const maxPeriodDays = 366;

/** Limited to the years 2000 to 2099, as times are. */
const requestedDay = day.refine((value) => value >= "2000-01-01" && value < "2100-01-01");

/** A period of days in the time zone of the shop: both belong to it. */
export const periodOfDays = {
  /** 29 days before `to` by default. */
  from: requestedDay.optional(),
  /** Today by default. */
  to: requestedDay.optional(),
};
