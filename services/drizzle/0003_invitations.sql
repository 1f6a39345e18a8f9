CREATE TABLE "invitation" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"way" text NOT NULL,
	"token_hash" text,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"run_id" text,
	CONSTRAINT "invitation_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "password_sheet" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"selection" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "password_sheet_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "own_password_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_password" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_sheet" ADD CONSTRAINT "password_sheet_company_id_user_id_user_account_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."user_account"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_sheet_age" ON "password_sheet" USING btree ("created_at");