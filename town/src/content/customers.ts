import { pictureOf } from "../pictures/picture-name.ts";
import type { DemoCustomer } from "./content.types.ts";
import { camillesOrders, inesOrders } from "./orders.ts";

/**
 * The demo accounts that visitors may sign in with. Phone numbers with 06 39 98 are reserved for
 * fiction.
 */
export const customers: DemoCustomer[] = [
  {
    firstName: "Camille",
    lastName: "Roux",
    email: "camille@belrive.example",
    phone: "+33639980099",
    password: "belrive",
    picture: pictureOf("👩🏽", "mint"),
    addresses: [
      { type: "home", district: 0, floor: "3" },
      { type: "office", district: 1, floor: null },
    ],
    likedStores: 3,
    likedItems: 6,
    walletCredit: 1_250,
    topUps: [{ daysAgo: 110, amount: 4_000 }],
    convertedPoints: [{ daysAgo: 45, points: 20 }],
    joinedDaysAgo: 200,
    isOffered: true,
    referredBy: null,
    orders: camillesOrders,
  },
  {
    firstName: "Noé",
    lastName: "Morel",
    email: "noe@belrive.example",
    phone: "+33639980098",
    password: "belrive",
    picture: pictureOf("👨🏻", "sky"),
    addresses: [{ type: "home", district: 0, floor: null }],
    likedStores: 1,
    likedItems: 2,
    walletCredit: 0,
    topUps: [],
    convertedPoints: [],
    joinedDaysAgo: 2,
    isOffered: true,
    referredBy: "camille@belrive.example",
    orders: [],
  },
  {
    firstName: "Inès",
    lastName: "Faure",
    email: "ines@belrive.example",
    phone: "+33639980097",
    password: "belrive",
    picture: pictureOf("👩🏻", "mint"),
    addresses: [{ type: "home", district: 0, floor: "1" }],
    likedStores: 0,
    likedItems: 0,
    walletCredit: 0,
    topUps: [],
    convertedPoints: [],
    joinedDaysAgo: 190,
    isOffered: false,
    referredBy: "camille@belrive.example",
    orders: inesOrders,
  },
];
