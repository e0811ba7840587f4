/** The length of a message, and the number of its pictures (contract 4.9). */
export const maxMessageLength = 2000;
export const maxMessagePictures = 5;
