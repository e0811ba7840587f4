/** The photos of a parcel that its sender can add; without Zod, for browsers. */
export const parcelPhotoLimits = {
  pictures: 3,
  /** Of one photo (contract 1.7). */
  bytes: 2 * 1024 * 1024,
};
