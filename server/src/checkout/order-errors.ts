import { type AppError, AppErrors, statusOf } from "@errand/core/errors";

const order = [403, 404, 409, 422];

/**
 * Throws what speaks against an order. Refusals of one status are told together: first what is not
 * offered, then what does not exist, then what changed meanwhile, last what the customer can mend
 * (contract 4.3).
 */
export function throwOrderErrors(faults: AppError[]): void {
  for (const status of order) {
    const told = faults.filter((fault) => statusOf(fault.key) === status);
    if (told.length > 0) throw new AppErrors(told);
  }
}
