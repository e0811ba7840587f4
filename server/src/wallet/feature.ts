import type { AccountApi } from "../account/account-api.ts";
import type { Installation } from "../config/available-login.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { addFundRoutes } from "./add-fund.routes.ts";
import { claimRoutes } from "./claims.routes.ts";
import { statementRoutes } from "./statement.routes.ts";
import { verifyPhoneRoutes } from "./verify-phone.routes.ts";
import { walletRoutes } from "./wallet.routes.ts";

export const walletFeature: Feature<AccountApi & PaymentApi & Installation> = {
  routes: [walletRoutes, statementRoutes, addFundRoutes, claimRoutes, verifyPhoneRoutes],
};
