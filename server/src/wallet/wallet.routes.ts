import { featureOff } from "@errand/core/errors";
import { walletKindsOf } from "@errand/core/wallet/transactions";
import { listWalletTransactions } from "@errand/core/wallet/wallet.contract";
import type { ShopApi } from "../config/shop.ts";
import { statement } from "../ledger/statement.data.ts";
import { serve } from "../requests/serve.ts";
import { toTransactionResponses } from "./transaction-response.ts";

/** What a customer sees of the own wallet (contract 4.8). */
export function walletRoutes(api: ShopApi) {
  serve(api, listWalletTransactions, async ({ type, ...paging }, { db, shopper }) => {
    if (!(await api.shop()).wallet) throw featureOff("wallet");
    const account = { kind: "customer_wallet", customerId: shopper.customerId } as const;
    const { total, entries } = await statement(db, account, {
      ...paging,
      kinds: walletKindsOf(type),
    });
    return { total_size: total, ...paging, data: await toTransactionResponses(db, entries) };
  });
}
