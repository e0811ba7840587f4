import { authResult, user } from "@errand/core/account/account.contract";
import { listSessions } from "@errand/core/account/sessions.contract";
import { address } from "@errand/core/addresses/addresses.contract";
import { cartLine, cartVariation } from "@errand/core/cart/cart.contract";
import {
  addOn,
  category,
  choiceOption,
  coupon,
  foodVariation,
  item,
  itemDetails,
  schedule,
  store,
  storeDetails,
  storeDiscount,
  variation,
} from "@errand/core/catalog/catalog.types";
import { conversation, message, party } from "@errand/core/chat/chat.types";
import { config, getLanding } from "@errand/core/config/config.contract";
import { listBrands, listCommonConditions } from "@errand/core/lists/brands.contract";
import { listZones, place, prediction, zone } from "@errand/core/location/location.contract";
import { module } from "@errand/core/modules/modules.contract";
import { deliveryAddress } from "@errand/core/orders/delivery-address";
import { invoice } from "@errand/core/orders/invoice.contract";
import { offlineMethod } from "@errand/core/orders/offline-payments.contract";
import {
  courierLocation,
  deliveryMan,
  order,
  orderDetail,
  receipt,
  receiptLine,
} from "@errand/core/orders/orders.types";
import {
  parcelCancellation,
  parcelCategory,
  receiverDetails,
} from "@errand/core/orders/parcel.types";
import { offlinePayment, refund } from "@errand/core/orders/payment.types";
import {
  courierStatus,
  job,
  jobStop,
  staffOrderDetails,
  storeOrder,
} from "@errand/core/orders/staff-orders.types";
import { deskPartner, partnerSummary } from "@errand/core/partners/desk-partners.contract";
import {
  courierApplication,
  partnerApplication,
  storeApplication,
  storeTranslation,
} from "@errand/core/partners/partner-application.types";
import {
  advertisement,
  banner,
  campaign,
  campaignDetails,
  flashItem,
  flashSale,
} from "@errand/core/promotions/promotions.types";
import {
  rentalReview,
  rentalStore,
  rentalStoreDetails,
  vehicle,
  vehicleDetails,
  vehicleProvider,
} from "@errand/core/rental/rental.types";
import { rentalWishlist } from "@errand/core/rental/rental-wishlist.contract";
import { review } from "@errand/core/reviews/reviews.contract";
import { auditEntry } from "@errand/core/staff/audit.contract";
import { staffMember } from "@errand/core/staff/staff.contract";
import { messageResponse, notice } from "@errand/core/values";
import { wishlist } from "@errand/core/wishlist/wishlist.contract";
import * as z from "zod";

const named = {
  AddOn: addOn,
  Address: address,
  Advertisement: advertisement,
  AuditEntry: auditEntry,
  AuthResult: authResult,
  Banner: banner,
  BareZone: listZones.reply.element,
  Brand: listBrands.reply.element,
  Campaign: campaign,
  CampaignDetails: campaignDetails,
  CartLine: cartLine,
  CartVariation: cartVariation,
  Category: category,
  ChoiceOption: choiceOption,
  CommonCondition: listCommonConditions.reply.element,
  Config: config,
  Coupon: coupon,
  Conversation: conversation,
  CourierApplication: courierApplication,
  CourierLocation: courierLocation,
  CourierStatus: courierStatus,
  DeliveryAddress: deliveryAddress,
  DeliveryMan: deliveryMan,
  DeskPartner: deskPartner,
  Done: messageResponse,
  FlashItem: flashItem,
  FlashSale: flashSale,
  FoodVariation: foodVariation,
  Invoice: invoice,
  Item: item,
  ItemDetails: itemDetails,
  Job: job,
  JobStop: jobStop,
  Landing: getLanding.reply,
  Message: message,
  Module: module,
  Notice: notice,
  OfflineMethod: offlineMethod,
  OfflinePayment: offlinePayment,
  Order: order,
  OrderDetail: orderDetail,
  Party: party,
  ParcelCancellation: parcelCancellation,
  ParcelCategory: parcelCategory,
  PartnerApplication: partnerApplication,
  PartnerSummary: partnerSummary,
  Place: place,
  Prediction: prediction,
  Provider: vehicleProvider,
  Receipt: receipt,
  ReceiptLine: receiptLine,
  ReceiverDetails: receiverDetails,
  Refund: refund,
  RentalReview: rentalReview,
  RentalStore: rentalStore,
  RentalStoreDetails: rentalStoreDetails,
  RentalWishlist: rentalWishlist,
  Review: review,
  Schedule: schedule,
  Session: listSessions.reply.element,
  StaffMember: staffMember,
  StaffOrderDetails: staffOrderDetails,
  Store: store,
  StoreApplication: storeApplication,
  StoreDetails: storeDetails,
  StoreDiscount: storeDiscount,
  StoreOrder: storeOrder,
  StoreTranslation: storeTranslation,
  User: user,
  Variation: variation,
  Vehicle: vehicle,
  VehicleDetails: vehicleDetails,
  Wishlist: wishlist,
  Zone: zone,
} satisfies Record<string, z.ZodType>;

/** The names of the contract's schemas in the OpenAPI document, and so in generated clients. */
export const schemaNames = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id });
