CREATE TABLE "search_facets" (
	"source" text NOT NULL,
	"audience" text NOT NULL,
	"trade" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "search_facets_source_audience_trade_pk" PRIMARY KEY("source","audience","trade")
);
