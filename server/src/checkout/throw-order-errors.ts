import { type AppError, AppErrors, getErrorStatus } from "@errand/core/errors";

const statusOrder = [403, 404, 409, 422];

/**
 * Throws all errors of the first status that occurs: features that are off, things that do not
 * exist, things that changed, input that the customer can correct (contract 4.3).
 */
export function throwOrderErrors(errors: AppError[]): void {
  for (const status of statusOrder) {
    const sameStatus = errors.filter(({ key }) => getErrorStatus(key) === status);
    if (sameStatus.length > 0) throw new AppErrors(sameStatus);
  }
}
