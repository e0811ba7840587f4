import type myAccount from "./account/my-account.en.json";
import type door from "./door/door.en.json";
import type duty from "./duty/duty.en.json";
import type phone from "./frame/phone.en.json";
import type myMoney from "./money/my-money.en.json";
import type offer from "./offer/offer.en.json";
import type myRoute from "./route/my-route.en.json";
import type nextStop from "./stop/next-stop.en.json";
import type trouble from "./trouble/trouble.en.json";

/** The types of the message files of this console. */
declare module "@errand/ui/messages/features.ts" {
  interface FeatureMessages {
    "my-account": typeof myAccount;
    "my-money": typeof myMoney;
    "my-route": typeof myRoute;
    "next-stop": typeof nextStop;
    door: typeof door;
    duty: typeof duty;
    offer: typeof offer;
    phone: typeof phone;
    trouble: typeof trouble;
  }
}
