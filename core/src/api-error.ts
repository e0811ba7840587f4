import type { ErrorCode, ErrorResponse } from "./errors.ts";

/** Errors of the connection, for which the server has no message. */
export type ConnectionErrorCode = "offline" | "timeout" | "unreadable";

export type ApiErrorCode = ErrorCode | ConnectionErrorCode;

/** Why a call failed. `status` is 0 when there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ErrorResponse[];
  /** The visitor has already seen a message about this error. */
  readonly isTold: boolean;

  constructor(status: number, errors: ErrorResponse[], isTold = false) {
    super(errors.map((error) => error.message || error.code).join(" "));
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
    this.isTold = isTold;
  }

  /** The first error with this code: `error.find("stock")?.data`. */
  find(code: ApiErrorCode): ErrorResponse | undefined {
    return this.errors.find((error) => error.code === code);
  }
}

export function connectionError(code: ConnectionErrorCode): ApiError {
  return new ApiError(0, [{ code, message: "" }]);
}

/** Whether there was no response, so that it is unknown what the server did. */
export function isConnectionError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** No response, or one of a proxy: the server may have done what was requested nevertheless. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return (
    error.status === 0 || error.status >= 500 || error.find("idempotency_in_progress") !== undefined
  );
}

/** Reads the errors of a failed response. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  // A load balancer may respond without JSON; then only the status is known.
  const body: unknown = await response.json().catch(() => null);
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : null;
  const valid = Array.isArray(errors) ? errors.filter(isErrorResponse) : [];
  return new ApiError(
    response.status,
    valid.length > 0 ? valid : [{ code: "unreadable", message: "" }],
  );
}

function isErrorResponse(value: unknown): value is ErrorResponse {
  if (typeof value !== "object" || value === null) return false;
  return (
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
