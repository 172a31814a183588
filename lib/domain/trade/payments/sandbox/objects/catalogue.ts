import type Stripe from "stripe";
import type { Owned, Stored, Wire } from "./stored";

export type Customer = Stored<"customer"> &
  Owned &
  Wire<
    Stripe.Customer,
    "balance" | "currency" | "default_source" | "delinquent" | "description" | "email" | "name" | "phone" | "shipping"
  >;

export type Product = Stored<"product"> &
  Owned &
  Wire<
    Stripe.Product,
    | "active"
    | "default_price"
    | "description"
    | "images"
    | "marketing_features"
    | "name"
    | "package_dimensions"
    | "shippable"
    | "tax_code"
    | "type"
    | "unit_label"
    | "updated"
    | "url"
  > & { _inline: boolean };

export type Interval = "day" | "week" | "month" | "year";

export type Price = Stored<"price"> &
  Owned &
  Wire<
    Stripe.Price,
    | "active"
    | "billing_scheme"
    | "currency"
    | "custom_unit_amount"
    | "lookup_key"
    | "nickname"
    | "product"
    | "tax_behavior"
    | "tiers_mode"
    | "transform_quantity"
    | "type"
  > & {
    unit_amount: number;
    unit_amount_decimal: string;
    recurring: (Stripe.Price.Recurring & { interval: Interval }) | null;
    _inline: boolean;
  };
