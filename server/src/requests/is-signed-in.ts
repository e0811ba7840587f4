import { AppError } from "@errand/core/errors";
import type { Api } from "./api.ts";

/** Whether the session of a request goes on. True for guests, who have none that could end. */
export async function isSignedIn(
  { findSession }: Pick<Api, "findSession">,
  authorization: string | undefined,
): Promise<boolean> {
  if (!authorization) return true;
  return findSession(authorization).then(
    () => true,
    (error) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}
