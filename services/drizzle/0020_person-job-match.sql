CREATE TABLE "match_item" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "match_item_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_level" (
	"company_id" text NOT NULL,
	"emp_id" text NOT NULL,
	"item_id" text NOT NULL,
	"own" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"level" numeric(2, 1) NOT NULL,
	"evidence" text,
	"said_by_emp_id" text,
	"said_at" timestamp (3) with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "person_level_company_id_emp_id_item_id_own_valid_from_pk" PRIMARY KEY("company_id","emp_id","item_id","own","valid_from")
);
--> statement-breakpoint
CREATE TABLE "position_condition" (
	"company_id" text NOT NULL,
	"position_id" text NOT NULL,
	"item_id" text NOT NULL,
	"place" smallint NOT NULL,
	"minimum" numeric(2, 1) NOT NULL,
	"ideal" numeric(2, 1) NOT NULL,
	"weight" numeric(7, 4) NOT NULL,
	CONSTRAINT "position_condition_company_id_position_id_item_id_pk" PRIMARY KEY("company_id","position_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "position_requirement" (
	"company_id" text NOT NULL,
	"position_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "position_requirement_company_id_position_id_pk" PRIMARY KEY("company_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "person_level" ADD CONSTRAINT "person_level_employee" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_level" ADD CONSTRAINT "person_level_item" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."match_item"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_level" ADD CONSTRAINT "person_level_speaker" FOREIGN KEY ("company_id","said_by_emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_condition" ADD CONSTRAINT "position_condition_position" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."position"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_condition" ADD CONSTRAINT "position_condition_item" FOREIGN KEY ("company_id","item_id") REFERENCES "public"."match_item"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_requirement" ADD CONSTRAINT "position_requirement_position" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."position"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "match_item_name" ON "match_item" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "person_level_now" ON "person_level" USING btree ("company_id","item_id","emp_id") WHERE valid_to is null and not own;--> statement-breakpoint
CREATE INDEX "person_level_by_item" ON "person_level" USING btree ("company_id","item_id");--> statement-breakpoint
CREATE INDEX "person_level_said_by" ON "person_level" USING btree ("company_id","said_by_emp_id");--> statement-breakpoint
CREATE INDEX "position_condition_by_item" ON "position_condition" USING btree ("company_id","item_id");