import { pointsEarned } from "@errand/core/ledger/wallet-journals";
import { withCommandDatabase } from "@errand/server/database/command-database";
import { inTransaction } from "@errand/server/database/database";
import { postJournal } from "@errand/server/ledger/ledger";

// Runs beside a started shop, with its ERRAND_DATA_DIR:
// `node e2e/give-points.ts <customer id> <points>`.
const [customerId = 0, points = 0] = process.argv.slice(2).map(Number);
const earned = { cause: `customer:${customerId}:test_points`, customerId, points };
const journal = { ...pointsEarned(earned), at: new Date() };
await withCommandDatabase((db) => inTransaction(db, (tx) => postJournal(tx, journal)));
