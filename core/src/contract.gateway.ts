import type { EndpointLists } from "./endpoint-lists.ts";
import { callbackOfGateway, returnFromGateway } from "./payments/payments.contract.ts";
import { confirmPrintJob, pollPrintJobs, readPrintJob } from "./store-desk/printer.contract.ts";

/**
 * Endpoints that payment gateways call, or send the customer's browser to, and those that printers
 * of stores call: no page of ours does.
 */
export const gatewayLists = {
  payments: { returnFromGateway, callbackOfGateway },
  orders: { pollPrintJobs, readPrintJob, confirmPrintJob },
} satisfies EndpointLists;
