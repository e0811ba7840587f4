import { AppError, AppErrors } from "@errand/core/errors";

/** The same errors, each with the index of the stop that it is about. */
export function atStop(errors: readonly AppError[], stop: number): AppError[] {
  return errors.map(({ key, data, field, values }) => {
    const details = { data: { ...data, stop }, ...(values && { values }) };
    return new AppError(key, field === undefined ? details : { ...details, field });
  });
}

/** Names the stop in what its plan refuses. */
export async function ofStop<Result>(stop: number, work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    const all = error instanceof AppErrors ? error.all : error instanceof AppError ? [error] : null;
    if (!all) throw error;
    throw new AppErrors(atStop(all, stop));
  });
}
