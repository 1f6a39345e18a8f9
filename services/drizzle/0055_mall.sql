CREATE TABLE "commodity" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"stock" integer,
	"on_shelf" boolean DEFAULT false NOT NULL,
	"picture_file_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commodity_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "commodity_order" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"commodity_id" text NOT NULL,
	"commodity_name" text NOT NULL,
	"price" integer NOT NULL,
	"points_per_yuan" integer NOT NULL,
	"points" integer NOT NULL,
	"state" smallint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"placed_on" date NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"reason" text,
	"delivered_at" timestamp (3) with time zone,
	"delivered_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commodity_order_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"points_per_yuan" integer NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exchange_rate_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "exchange_rate_once" UNIQUE("company_id","version")
);
--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "commodity" ADD CONSTRAINT "commodity_picture_file" FOREIGN KEY ("company_id","picture_file_id") REFERENCES "public"."file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodity_order" ADD CONSTRAINT "commodity_order_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodity_order" ADD CONSTRAINT "commodity_order_of" FOREIGN KEY ("company_id","commodity_id") REFERENCES "public"."commodity"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commodity_order" ADD CONSTRAINT "commodity_order_decider" FOREIGN KEY ("company_id","decided_by") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_by_person" FOREIGN KEY ("company_id","by_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commodity_name" ON "commodity" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "commodity_picture" ON "commodity" USING btree ("company_id","picture_file_id");--> statement-breakpoint
CREATE INDEX "commodity_order_newest" ON "commodity_order" USING btree ("company_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "commodity_order_state" ON "commodity_order" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "commodity_order_person" ON "commodity_order" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "commodity_order_commodity" ON "commodity_order" USING btree ("company_id","commodity_id");--> statement-breakpoint
CREATE INDEX "commodity_order_decided" ON "commodity_order" USING btree ("company_id","decided_by");--> statement-breakpoint
CREATE INDEX "commodity_order_delivered" ON "commodity_order" USING btree ("company_id","delivered_on");--> statement-breakpoint
CREATE INDEX "exchange_rate_by" ON "exchange_rate" USING btree ("company_id","by_emp_id");--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_of_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."commodity_order"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entry_order" ON "point_entry" USING btree ("company_id","order_id");