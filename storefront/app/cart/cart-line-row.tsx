import type { CartLine } from "@errand/core/cart/cart.contract";
import { quantityProblem } from "@errand/core/items/stock";
import { fromMinor, type Minor, minor, toMinor } from "@errand/core/money";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { QuantityStepper } from "@errand/ui/quantity-stepper.tsx";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useRef } from "react";
import { Link } from "react-router";
import { useCartContext } from "../catalog/cart-context.ts";
import { productPath } from "../catalog/paths.ts";
import { Price } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { useMeasure } from "../items/measure.ts";
import { pictureOfLine } from "../items/selection.ts";
import { focusNeighbour } from "./cart-focus.ts";
import { useChoiceText } from "./choice-text.ts";
import { limitsOf } from "./line-limits.ts";
import { LineNote } from "./line-note.tsx";
import { SoldOutSelect } from "./sold-out-select.tsx";

interface CartLineRowProps {
  line: CartLine;
  /** What the discounts of item and store take off. */
  reduction: Minor;
  /** Called when the link to the item is followed, to close the drawer. */
  onLeave(): void;
  /** Without the picture, for a narrow column. */
  isCompact?: boolean;
}

/** A cart line with its options, quantity and problems. */
export function CartLineRow({ line, reduction, onLeave, isCompact = false }: CartLineRowProps) {
  const t = useMessages("cart");
  const money = useMoney();
  const cart = useCartContext();
  const choices = useChoiceText(line);
  const row = useRef<HTMLLIElement>(null);
  const { item, quantity } = line;
  const measure = useMeasure(item, quantity);
  const isAtMost = quantityProblem(limitsOf(line), quantity + 1) !== null;

  return (
    <li ref={row} className="flex gap-3 py-4">
      {!isCompact && (
        <div className="w-20 shrink-0">
          <Picture src={pictureOfLine(line)} alt="" sizes="80px" className="rounded-control" />
        </div>
      )}
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={productPath(item)}
            onClick={onLeave}
            className="font-semibold hover:text-accent"
          >
            <bdi>{item.name}</bdi>
          </Link>
          <Price
            amount={fromMinor(minor(toMinor(line.totalPrice) - reduction))}
            before={line.totalPrice}
            className="justify-end"
          />
        </div>
        {choices.map((choice) => (
          <p key={choice} className="text-sm text-muted">
            <bdi>{choice}</bdi>
          </p>
        ))}
        <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          {(measure || quantity > 1) && (
            <span className="grow text-sm text-muted">
              {t(measure ? "perKilogram" : "each", { price: money(line.price) })}
            </span>
          )}
          <QuantityStepper
            size="sm"
            quantity={quantity}
            measure={measure}
            name={item.name}
            isAtMost={isAtMost}
            onIncrease={() => cart.setQuantity(line, quantity + 1)}
            onDecrease={() => cart.setQuantity(line, quantity - 1)}
            onRemove={() => {
              focusNeighbour(row.current);
              cart.remove(line);
            }}
          />
        </div>
        <SoldOutSelect
          name={item.name}
          value={line.if_sold_out}
          needsPrescription={item.is_prescription_required === 1}
          onChange={(choice) => cart.setSoldOutChoice(line, choice)}
        />
        <LineNote line={line} />
        {line.problems.map(({ code, message }) => (
          <p
            key={code}
            role="alert"
            className="mt-2 flex items-center gap-2 text-sm font-medium text-bad"
          >
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {message}
          </p>
        ))}
      </div>
    </li>
  );
}
