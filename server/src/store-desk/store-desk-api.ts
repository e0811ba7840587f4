import type { DeliveryApi } from "../delivery/delivery-api.ts";
import type { OrderNewsFeed } from "./order-news.ts";

/** The parts of the API that stores and the desk use. */
export interface StoreDeskApi extends DeliveryApi {
  orderNews: OrderNewsFeed;
}
