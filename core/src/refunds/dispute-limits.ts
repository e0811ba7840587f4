/** Of one dispute. Apart from the schemas, which pages do not load. */
export const maxDisputePictures = 5;
