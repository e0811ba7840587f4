import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { withCommandDatabase } from "@errand/server/database/command-database";
import { inTransaction } from "@errand/server/database/database";
import { postJournal } from "@errand/server/ledger/ledger";

// Runs beside a started shop, with its ERRAND_DATA_DIR:
// `node e2e/credit-wallet.ts <customer id> <cents>`.
const [customerId = 0, cents = 0] = process.argv.slice(2).map(Number);
const credit = { cause: `customer:${customerId}:test_credit`, customerId, amount: minor(cents) };
const journal = { ...walletGift("wallet_credit", credit), at: new Date() };
await withCommandDatabase((db) => inTransaction(db, (tx) => postJournal(tx, journal)));
