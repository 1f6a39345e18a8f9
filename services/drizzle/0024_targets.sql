CREATE TABLE "target_comment" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"target_row_id" text NOT NULL,
	"replied_id" text,
	"by_emp_id" text,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "target_comment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "target_comment_unread" (
	"company_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"emp_id" text NOT NULL,
	CONSTRAINT "target_comment_unread_company_id_comment_id_emp_id_pk" PRIMARY KEY("company_id","comment_id","emp_id")
);
--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_of_row" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment" ADD CONSTRAINT "target_comment_answers" FOREIGN KEY ("company_id","replied_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_of" FOREIGN KEY ("company_id","comment_id") REFERENCES "public"."target_comment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_comment_unread" ADD CONSTRAINT "target_comment_unread_person" FOREIGN KEY ("company_id","emp_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_comment_row" ON "target_comment" USING btree ("company_id","target_row_id","at");--> statement-breakpoint
CREATE INDEX "target_comment_unread_by" ON "target_comment_unread" USING btree ("company_id","emp_id");