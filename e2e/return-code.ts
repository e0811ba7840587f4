import { returnCode } from "@errand/server/orders/order-codes";
import { readSettings } from "@errand/server/process/settings";

// What a courier reads out who brings a parcel back: `node e2e/return-code.ts <order id>`, with the shop's settings.
const { secret } = readSettings(process.env);
process.stdout.write(returnCode(secret, Number(process.argv[2])));
