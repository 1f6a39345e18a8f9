CREATE TABLE "change_flow" (
	"company_id" text NOT NULL,
	"change_type" smallint NOT NULL,
	"nodes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "change_flow_company_id_change_type_pk" PRIMARY KEY("company_id","change_type")
);
--> statement-breakpoint
ALTER TABLE "personnel_change" ADD COLUMN "hand_over_to" text;