/** The refund requests of the past orders of the demo. */
export const refundRequest = {
  reason: "Something is missing",
  note: "One of the boxes was not in the bag.",
};

/** The notes of the desk about its decisions. */
export const refundNotes = {
  approve: "We are sorry about that. We have returned the price of the items.",
  reject: "The courier’s photo shows the complete order at your door.",
};

/** The reason for which the desk rejects a request, in the languages in which customers choose it. */
export const rejectedReasons = ["The order never arrived", "La commande n’est jamais arrivée"];
