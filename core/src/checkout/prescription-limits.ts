/**
 * What a customer may send as pictures or PDF documents of a prescription (spec §5, Images,
 * contract 4.3).
 */
export const prescriptionLimits = { pictures: 3, bytes: 3 * 1024 * 1024 } as const;
