import { featureOff } from "@errand/core/errors";
import { walletKindsOf } from "@errand/core/wallet/transactions";
import {
  listWalletTransactions,
  type WalletTransaction,
} from "@errand/core/wallet/wallet.contract";
import type { ShopApi } from "../config/shop.ts";
import { statement } from "../ledger/statement.data.ts";
import { serve } from "../requests/serve.ts";
import { readOrderStores } from "./order-stores.data.ts";
import { toTransactionResponses } from "./transaction-response.ts";

/** What a customer sees of the own wallet (contract 4.8). */
export function walletRoutes(api: ShopApi) {
  serve(api, listWalletTransactions, async ({ type, ...paging }, { db, shopper, language }) => {
    if (!(await api.shop()).wallet) throw featureOff("wallet");
    const account = { kind: "customer_wallet", customerId: shopper.customerId } as const;
    const { total, entries } = await statement(db, account, {
      ...paging,
      kinds: walletKindsOf(type),
    });
    const transactions = await toTransactionResponses(db, entries);
    const stores = await readOrderStores(
      db,
      transactions.flatMap((each) => findOrderId(each) ?? []),
      { language, url: api.settings.url },
    );
    const data = transactions.map((transaction) => {
      const store = stores.get(findOrderId(transaction) ?? 0) ?? null;
      return { ...transaction, store };
    });
    return { total_size: total, ...paging, data };
  });
}

function findOrderId({ reference_type, reference }: WalletTransaction): number | null {
  return reference_type === "order" ? Number(reference) : null;
}
