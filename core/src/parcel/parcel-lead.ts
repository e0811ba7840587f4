/** Minutes that a courier needs to come: a parcel cannot be scheduled sooner. */
export const parcelLeadMinutes = 30;
