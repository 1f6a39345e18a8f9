CREATE TABLE "role_element" (
	"company_id" text NOT NULL,
	"role_code" text NOT NULL,
	"element" text NOT NULL,
	"shown" boolean NOT NULL,
	CONSTRAINT "role_element_company_id_role_code_element_pk" PRIMARY KEY("company_id","role_code","element")
);
--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "scope" smallint;--> statement-breakpoint
ALTER TABLE "user_role" ADD COLUMN "dept_ids" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "role_element" ADD CONSTRAINT "role_element_company_id_role_code_role_company_id_role_code_fk" FOREIGN KEY ("company_id","role_code") REFERENCES "public"."role"("company_id","role_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("company_id",lower("role_name"));--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_scope" CHECK ("user_role"."scope" in (1, 4));