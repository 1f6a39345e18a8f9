CREATE TABLE "point_rule" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"event" smallint NOT NULL,
	"level" text,
	"years" smallint,
	"points" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"since" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "point_rule_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "rule_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "point_rule_event" ON "point_rule" USING btree ("company_id","event",coalesce("years", 0),lower(coalesce("level", '')));--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_of_rule" FOREIGN KEY ("company_id","rule_id") REFERENCES "public"."point_rule"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entry_rule" ON "point_entry" USING btree ("company_id","rule_id");