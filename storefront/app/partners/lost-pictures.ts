import { ApiError } from "@errand/core/api-error";

/**
 * The error of a picture that is no longer on this device, at its field like those of the server.
 */
export function lostPictures(field: string, message: string): ApiError {
  return new ApiError(422, [{ code: field, field, message }]);
}
