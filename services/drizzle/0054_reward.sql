CREATE TABLE "letter_recipient" (
	"company_id" text NOT NULL,
	"letter_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "letter_recipient_company_id_letter_id_emp_id_pk" PRIMARY KEY("company_id","letter_id","emp_id")
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"delta" integer NOT NULL,
	"kind" smallint NOT NULL,
	"letter_id" text,
	"reason" text,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "point_entry_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "point_entry_once" UNIQUE("company_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "reward_setting" (
	"company_id" text NOT NULL,
	"monthly_allowance" integer NOT NULL,
	"lapse_months" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reward_setting_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "reward_value" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"description" text,
	"sort" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reward_value_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "thank_you_letter" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"sender_id" text NOT NULL,
	"value_id" text NOT NULL,
	"text" text NOT NULL,
	"points" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "thank_you_letter_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_letter" FOREIGN KEY ("company_id","letter_id") REFERENCES "public"."thank_you_letter"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_recipient" ADD CONSTRAINT "letter_recipient_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_by" FOREIGN KEY ("company_id","by_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_of_letter" FOREIGN KEY ("company_id","letter_id") REFERENCES "public"."thank_you_letter"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_you_letter" ADD CONSTRAINT "thank_you_letter_sender_person" FOREIGN KEY ("company_id","sender_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thank_you_letter" ADD CONSTRAINT "thank_you_letter_value" FOREIGN KEY ("company_id","value_id") REFERENCES "public"."reward_value"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_recipient_person" ON "letter_recipient" USING btree ("company_id","emp_id");--> statement-breakpoint
CREATE INDEX "point_entry_person" ON "point_entry" USING btree ("company_id","emp_id","at","id");--> statement-breakpoint
CREATE INDEX "point_entry_giver" ON "point_entry" USING btree ("company_id","by_emp_id","day");--> statement-breakpoint
CREATE INDEX "point_entry_day" ON "point_entry" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "point_entry_letter" ON "point_entry" USING btree ("company_id","letter_id");--> statement-breakpoint
CREATE INDEX "thank_you_letter_newest" ON "thank_you_letter" USING btree ("company_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "thank_you_letter_sender" ON "thank_you_letter" USING btree ("company_id","sender_id");--> statement-breakpoint
CREATE INDEX "thank_you_letter_by_value" ON "thank_you_letter" USING btree ("company_id","value_id");