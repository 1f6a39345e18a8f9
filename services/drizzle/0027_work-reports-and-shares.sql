CREATE TABLE "progress_note" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"target_row_id" text NOT NULL,
	"week" date NOT NULL,
	"value" numeric(22, 8),
	"confidence" smallint,
	"text" text NOT NULL,
	"by_emp_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_note_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "progress_note_week" UNIQUE("company_id","target_row_id","week")
);
--> statement-breakpoint
CREATE TABLE "work_report" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"emp_id" text NOT NULL,
	"period" smallint NOT NULL,
	"from_day" date NOT NULL,
	"done" text NOT NULL,
	"next" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "work_report_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "work_report_once" UNIQUE("company_id","emp_id","period","from_day")
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"page" text NOT NULL,
	"object" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "share_link_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "progress_note" ADD CONSTRAINT "progress_note_of_row" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_report" ADD CONSTRAINT "work_report_of" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_link_token" ON "share_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "share_link_user" ON "share_link" USING btree ("company_id","user_id","id");