import type { ErrorKey, ErrorResponse } from "@errand/core/errors";

/** Faults that happen between the browser and the server, which the server has no words for. */
export type ConnectionErrorCode = "offline" | "timeout" | "unreadable";

export type ApiErrorCode = ErrorKey | ConnectionErrorCode;

/** Why a call had no good reply. `status` is 0 when none came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: ErrorResponse[];
  /** The visitor has been told already and needs no second message. */
  readonly isTold: boolean;

  constructor(status: number, errors: ErrorResponse[], isTold = false) {
    super(errors.map((error) => error.message || error.code).join(" "));
    this.name = "ApiError";
    this.status = status;
    this.errors = errors;
    this.isTold = isTold;
  }

  /** The first fault with this code: `error.find("stock")?.data`. */
  find(code: ApiErrorCode): ErrorResponse | undefined {
    return this.errors.find((error) => error.code === code);
  }
}

export function connectionError(fault: ConnectionErrorCode): ApiError {
  return new ApiError(0, [{ code: fault, message: "" }]);
}

/** Whether `error` says that no answer came, so that nobody knows what the server did. */
export function isConnectionError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 0;
}

/** The refusal in a reply that was not good. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  // A balancer may answer in our place, and not in JSON: then the status says it all.
  const body: unknown = await response.json().catch(() => null);
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : null;
  const told = Array.isArray(errors) ? errors.filter(isWireError) : [];
  return new ApiError(
    response.status,
    told.length > 0 ? told : [{ code: "unreadable", message: "" }],
  );
}

function isWireError(value: unknown): value is ErrorResponse {
  if (typeof value !== "object" || value === null) return false;
  return (
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
