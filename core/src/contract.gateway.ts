import type { EndpointLists } from "./endpoint-lists.ts";
import { callbackOfGateway, returnFromGateway } from "./payments/payments.contract.ts";

/**
 * Endpoints that payment gateways call, or send the customer's browser to: no page of ours does.
 */
export const gatewayLists = {
  payments: { returnFromGateway, callbackOfGateway },
} satisfies EndpointLists;
