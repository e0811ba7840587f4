export const maxRefundPictures = 5;
