CREATE TABLE "target_attachment" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"target_row_id" text NOT NULL,
	CONSTRAINT "target_attachment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "target_attachment" ADD CONSTRAINT "target_attachment_is_file" FOREIGN KEY ("company_id","id") REFERENCES "public"."file"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_attachment" ADD CONSTRAINT "target_attachment_of_target" FOREIGN KEY ("company_id","target_row_id") REFERENCES "public"."target_row"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "target_attachment_row" ON "target_attachment" USING btree ("company_id","target_row_id");